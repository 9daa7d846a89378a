/** What messages, bodies and files are made of, and what holds their schemas to the types of the domain. */
import { z } from 'zod';

/**
 * A schema of a type that is written by hand: what it lets through is of that type, and it names every field of it.
 * Checked by `satisfies`; a field that is forgotten, an optional one too, does not compile.
 */
export type SchemaOf<T> = z.ZodType<T> & {
  readonly shape: { readonly [Key in keyof T]-?: z.ZodType<T[Key]> };
};

/** A schema for each member of a union, by the field that tells them apart: one that is forgotten does not compile. */
export type SchemasBy<Key extends string, T extends Readonly<Record<Key, string>>> = {
  readonly [Kind in T[Key]]: SchemaOf<Extract<T, Readonly<Record<Key, Kind>>>>;
};

/** One schema of the whole union. */
export function oneOf<Key extends string, Schema extends z.core.$ZodTypeDiscriminable>(
  key: Key,
  schemas: Readonly<Record<string, Schema>>,
) {
  const [first, ...rest] = Object.values(schemas);
  return z.discriminatedUnion(key, [first!, ...rest]);
}

/** Ids that the room draws for tables, and clients for commands. */
export const id = z.string().regex(/^[\w-]{8,40}$/);

export const seat = z.int().min(0).max(99);

/** A number of something, or of an event. */
export const count = z.int().min(0);

/** What goes into a phrase. */
export const param = z.union([
  z.string(),
  z.number(),
  z.object({ seat }),
  z.object({ seats: z.array(seat).readonly() }),
  z.object({ list: z.array(z.string()).readonly() }),
  z.object({ pieces: z.array(z.string()).readonly() }),
  z.object({
    say: z.string(),
    with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  }),
]);
