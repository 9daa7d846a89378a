/** The end: the first three on their steps. The ranking below says it in words. */
import type { Standing } from '../../../core/game.ts';
import { Ball } from '../../../web/kit/Ball.tsx';
import type { PodiumProps } from '../../../web/kit/gameui.ts';
import type { View } from '../rules.ts';
import { type Step, stepsOf } from './podium.ts';
import './Podium.css';

type Props = PodiumProps<View>;

export function Podium(props: Props) {
  return (
    <div className="r-podium" aria-hidden="true">
      {stepsOf(props.outcome.standings).map((step) => (
        <StepView key={step.place} step={step} {...props} />
      ))}
    </div>
  );
}

/** Their balls did not decide: a loser may have more of them than the winner. */
function isGone(standings: readonly Standing[], { players }: View): boolean {
  return standings.every(({ seats }) => seats.every((seat) => !players[seat]!.playing));
}

function StepView({ step: { place, standings }, view, names, say }: Props & { readonly step: Step }) {
  const name = (standing: Standing) => standing.team ?? names[standing.seats[0]!];
  return (
    <div className="r-step" data-place={place}>
      <span className="r-step-balls">
        {standings
          .flatMap(({ seats }) => seats)
          .map((seat) => (
            <Ball key={seat} tone={view.players[seat]!.color} />
          ))}
      </span>
      {standings.map((standing) => (
        <b key={standing.seats.join()}>{name(standing)}</b>
      ))}
      <span className="r-block">
        <span className="num">{place}</span>
        <span>{isGone(standings, view) ? say('gave-up') : standings[0]!.points}</span>
      </span>
    </div>
  );
}
