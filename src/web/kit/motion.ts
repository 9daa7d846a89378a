/** How much time what moves by script may take, beside its usual one: half of it, or none at all. */
export function motionScale(): number {
  const { motion } = document.documentElement.dataset;
  if (motion === 'none') return 0;
  return motion === 'quick' ? 0.5 : 1;
}
