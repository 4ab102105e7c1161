import { setFlagsFromString } from 'node:v8';

/**
 * Percent by which the heap of a thread may grow beyond what is in use before all garbage is collected. With 40, edits of saved rosters and
 * jobs take a tenth longer. With 80, an api that only checks takes up to 476 of the 512 MB that it may have.
 */
const GROWTH = 80;

/**
 * Kinds of objects, by their fields, that V8 tells apart at one place in the code. Beyond V8's own 4, it looks each property up by its name.
 * Many places see more: a text alone may be of six kinds. A check takes 0.97 of the time; with 16 and 24 as well.
 */
const KINDS_AT_A_PLACE = 12;

/** Sets V8's options for this process and its threads, measured in docs/decisions/0048 and 0052. */
export function setV8Options(): void {
  // V8 by itself lets a heap grow to several times its content, which is large and changes little here: releases, entries and rosters that are
  // kept.
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  // V8 by itself also collects all garbage whenever 64 MB more are in use outside the heap. A few opened releases come to that, in buffers that
  // are soon free, so the heap was marked while the next one was opened. This counts them as a part of the heap.
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  setFlagsFromString(`--max-valid-polymorphic-map-count=${KINDS_AT_A_PLACE}`);
  // V8 makes objects among the old ones where earlier ones of the same place in the code have lasted. Those of an opened release last, but
  // not those that the same code makes for each list: they would fill the old heap until all of it is collected.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Little of what a check or an edit makes outlives it. Copying that alone takes a thread no longer than sharing it with V8's threads, and
  // leaves the other cores to other work.
  setFlagsFromString('--no-parallel-scavenge');
  // An option of the command line has set the space for new objects of this thread. If it stayed in force, V8 would use it for all threads
  // instead of the limits that they are given.
  setFlagsFromString('--max-semi-space-size=0');
}
