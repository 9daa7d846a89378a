/** Reports of boards, games and replays as other programs write and read them (SPEC O8, annex A). */
export type { BoardReport, GameReport, ReplayReport, Report } from './report/model.ts';
export { readReport } from './report/read.ts';
export { writeReport } from './report/write.ts';
