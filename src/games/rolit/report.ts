/** Boards, games and replays as other programs write and read them: docs/reports.md. What they are: `report/model.ts`. */
export { readReport } from './report/read.ts';
export { writeReport } from './report/write.ts';
