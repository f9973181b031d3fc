import { Steps } from '../shared/panel';

/** The rules, before the game and while it is paused. */
export function QuizRules() {
  return (
    <Steps>
      <li>Five scrambled words, sixty seconds.</li>
      <li>Type each word. Capitals and spaces do not matter. You can also tap its letters.</li>
      <li>Submit when you are done. The game ends when the time is up.</li>
    </Steps>
  );
}
