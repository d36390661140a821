import { Button, useCan, useRuntime, useTranslate } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'

interface SimulationButtonProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens the simulation; renders nothing if the platform has none. */
export function SimulationButton({ isOpen, onToggle }: SimulationButtonProps) {
  const t = useTranslate()
  const { client } = useRuntime()
  const canSimulate = useCan('flow_model_create')
  if (!canSimulate || !client.supports(flowModel.simulate)) return null
  return (
    <Button aria-pressed={isOpen} onClick={onToggle}>
      {t('designer.simulation.title')}
    </Button>
  )
}
