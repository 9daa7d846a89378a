/** The statements of the hot path, prepared once. */
import type { DatabaseSync } from 'node:sqlite';

/** How long a write waits for another program that has the file. */
export const patienceMs = 5000;

export function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    savepoint: db.prepare('SAVEPOINT unit'),
    goBack: db.prepare('ROLLBACK TO unit'),
    release: db.prepare('RELEASE unit'),
    waitNot: db.prepare('PRAGMA busy_timeout = 0'),
    wait: db.prepare(`PRAGMA busy_timeout = ${patienceMs}`),
    checkpoint: db.prepare('PRAGMA wal_checkpoint(TRUNCATE)'),
    known: db.prepare(
      'SELECT no, players, (SELECT max(seq) FROM event WHERE table_no = no) AS lastSeq FROM game_table WHERE id = ?',
    ),
    lastNumber: db.prepare('SELECT max(no) AS no FROM game_table'),
    insert: db.prepare(
      'INSERT INTO game_table (game, phase, updated, players, summary, no, id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    update: db.prepare(
      'UPDATE game_table SET game = ?, phase = ?, updated = ?, players = ?, summary = ? WHERE no = ?',
    ),
    alarm: db.prepare('UPDATE game_table SET wake_at = ? WHERE no = ?'),
    insertEvent: db.prepare(
      'INSERT INTO event (table_no, seq, at, actor, cmd, body) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    insertResource: db.prepare('INSERT INTO table_resource (table_no, hash) VALUES (?, ?)'),
    deletePlayers: db.prepare('DELETE FROM table_player WHERE table_id = ?'),
    insertPlayer: db.prepare('INSERT INTO table_player (table_id, player) VALUES (?, ?)'),
  };
}
