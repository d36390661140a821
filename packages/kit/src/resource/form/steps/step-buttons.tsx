import { Button } from '@jwsk/ui'
import { useStepText, useStepTexts } from './step-texts'
import type { FormSteps } from './use-form-steps'

interface StepButtonsProps {
  readonly steps: FormSteps
  readonly saveLabel: string
  readonly isBusy: boolean
}

/** Buttons to the step before and the next one; after the last one, the form is saved. */
export function StepButtons({ steps: { current, isLast, open }, saveLabel, isBusy }: StepButtonsProps) {
  const say = useStepText()
  const isReady = useStepTexts()
  if (!isReady) return null
  return (
    <>
      {current > 0 && (
        <Button disabled={isBusy} onClick={() => void open(current - 1)}>
          {say('back')}
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        busy={isBusy}
        // the second click of a double click on "next" must not save
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {isLast ? saveLabel : say('next')}
      </Button>
    </>
  )
}
