import type { Question } from '@kalavithi/games/word-quiz/rules';
import { useId, type Ref } from 'react';
import { Button } from '../../../ui/button';
import { isAnswered, nextUnanswered } from './answering';
import { QuizQuestion } from './quiz-question';
import styles from './quiz-questions.module.css';

interface QuizQuestionsProps {
  ref: Ref<HTMLFormElement>;
  questions: readonly Question[];
  onType: (question: number, text: string) => void;
  onHint: (question: number) => void;
  onSubmit: () => void;
}

/** The five words. Enter goes on to the next one without an answer; when there is none left, it submits. */
export function QuizQuestions({ ref, questions, onType, onHint, onSubmit }: QuizQuestionsProps) {
  const id = useId();
  const answered = questions.filter(isAnswered).length;
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ol className={styles.list}>
        {questions.map((question, index) => {
          const next = nextUnanswered(questions, index);
          return (
            <QuizQuestion
              key={question.word.id}
              id={`${id}-${index}`}
              question={question}
              number={index + 1}
              isLast={next === null}
              onType={(text) => onType(index, text)}
              onHint={() => onHint(index)}
              onEnter={() => {
                if (next === null) onSubmit();
                else document.getElementById(`${id}-${next}`)?.focus();
              }}
            />
          );
        })}
      </ol>
      <div className={styles.end}>
        <Button type="submit">Submit</Button>
        <p className="small muted">{`${answered} of ${questions.length} answered`}</p>
      </div>
    </form>
  );
}
