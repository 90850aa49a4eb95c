#!/bin/sh
greeting="Hello world!"
echo "$greeting"
