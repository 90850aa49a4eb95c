import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** How code is coloured: by the colours of the page. */
export const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.bool, tags.null, tags.typeName, tags.standard(tags.typeName)], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.character, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--code-comment)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className], color: 'var(--code-name)' },
]);

/** Everything else of the editor. */
export const look = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: 'var(--code-size, 13px)', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--muted)', border: 'none', paddingInline: '0.25rem' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--sunken) 70%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--sunken)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', border: '1px solid var(--line)', borderRadius: '6px' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--text)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.25rem 0.5rem 0.75rem', fontFamily: 'var(--sans)', fontSize: '13px' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': { minHeight: '24px', margin: '0.15em 0.6em 0.15em 0' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '0.3em', fontSize: '13px', minHeight: '24px' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.25rem', color: 'var(--muted)', minWidth: '24px', margin: '0.25rem', top: '0', right: '0' },
  '.cm-textfield': { backgroundColor: 'var(--surface)', border: '1px solid var(--line-strong)', borderRadius: '4px', padding: '0.2em 0.5em', fontSize: '13px' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--surface)', border: '1px solid var(--line)', borderRadius: '4px', padding: '0.2em 0.7em', fontSize: '13px' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)', outline: '1px solid color-mix(in srgb, var(--accent) 45%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--accent) 45%, transparent)' },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--accent) 12%, transparent)' },
  '.cm-vim-panel, .cm-emacs-panel': { padding: '0.15rem 0.75rem', fontFamily: 'var(--mono)', fontSize: '12px', minHeight: '1.6em' },
  '.cm-vim-panel input': { color: 'var(--text)', backgroundColor: 'transparent' },
  '.cm-fat-cursor': { background: 'color-mix(in srgb, var(--accent) 60%, transparent)', color: 'var(--text)' },
  '&:not(.cm-focused) .cm-fat-cursor': { background: 'none', outlineColor: 'var(--accent)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent-fill)', color: 'var(--on-accent)' },
});
