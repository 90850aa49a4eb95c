package dev.grundy.studio.edit;

import dev.grundy.format.pack.Fault;
import dev.grundy.studio.copy.FilePath;
import java.util.List;

/**
 * The work that is left in the file of an editor, as far as it can be told without a judge.
 *
 * @param marks     places in it that the template left to the author
 * @param elsewhere how much is to do in other files
 */
record FileFindings(List<Fault> faults, List<Mark> marks, int elsewhere) {
    /** Where no file is open. */
    static final FileFindings NONE = new FileFindings(List.of(), List.of(), 0);

    FileFindings {
        faults = List.copyOf(faults);
        marks = List.copyOf(marks);
    }

    static FileFindings of(Inspection.Seen seen, FilePath path) {
        List<Fault> faults = seen.faults().stream()
                .filter(fault -> fault.file().equals(path.value()))
                .toList();
        List<Mark> marks = seen.marks().stream()
                .filter(mark -> mark.where().path().equals(path))
                .toList();
        int all = seen.faults().size() + seen.marks().size();
        return new FileFindings(faults, marks, all - faults.size() - marks.size());
    }

    /** Whether there is anything to tell. */
    public boolean isThere() {
        return !faults.isEmpty() || !marks.isEmpty() || elsewhere > 0;
    }
}
