/** Whether letters of a name come from several scripts that look alike: аdа is not ada. */

/** Each with letters that pass for another's. What is not here mixes with all. */
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
] as const;

export function mixedScripts(name: string): boolean {
  return lookalikes.filter((script) => script.test(name.normalize('NFKC'))).length > 1;
}
