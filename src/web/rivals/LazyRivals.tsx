/** Choosing a rival comes with its words when somebody wants to: no table needs it before. */
import { lazy, Suspense } from 'react';
import { inArea } from '../areas.tsx';
import { retryLoad } from '../kit/retryload.ts';
import type { RivalFieldsProps } from './RivalFields.tsx';

const RivalFields = lazy(
  retryLoad(async () => ({
    default: await inArea(
      'rivals',
      import('./RivalFields.tsx').then((module) => module.RivalFields),
    ),
  })),
);

export function LazyRivals(props: RivalFieldsProps) {
  return (
    <Suspense fallback={<div className="rival-fields" aria-busy="true" />}>
      <RivalFields {...props} />
    </Suspense>
  );
}
