import { Button, useNotifier, useRuntime, useTranslate, useWriteMutation } from '@jwsk/kit'
import { type FlowField, flowModel } from '@jwsk/sdk/flow'
import { useEffect, useState } from 'react'
import { toSentFields } from '../form/form-fields'
import { PanelSection } from '../panel-section'
import { SampleForm } from '../sample-form'
import { CheckLine } from '../step/check-line'
import { listSteps, type SimulatedStep } from './list-steps'
import { PersonInput } from './person-input'
import { SimulationWay } from './simulation-way'
import type { SimulationResult } from './to-marks'

interface SimulationPanelProps {
  readonly fields: readonly FlowField[]
  /** Number that changes with the process, whose result is then out of date. */
  readonly revision: number
  /** Returns the XML of the process as it is, with ids that bpmn-moddle accepts. */
  readonly getXml: () => Promise<string>
  /** Called with the result, or with `undefined` when it is out of date. */
  readonly onResult: (result: SimulationResult | undefined) => void
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

interface Displayed {
  readonly result: SimulationResult
  readonly refused: readonly string[]
  readonly revision: number
}

/** Runs a sample draft through a process that is not deployed, and tells its way. */
export function SimulationPanel({ fields, revision, getXml, onResult, onShow, onClose }: SimulationPanelProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const [steps, setSteps] = useState<readonly SimulatedStep[]>([])
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [startUserId, setStartUserId] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<readonly string[]>([])
  const [displayed, setDisplayed] = useState<Displayed>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps are read again when the process changes
  useEffect(() => {
    let isGone = false
    // a process that cannot be read has no steps to refuse
    getXml()
      .then(listSteps)
      .catch(() => [])
      .then((next) => isGone || setSteps(next))
    return () => {
      isGone = true
    }
  }, [revision])
  const known = refused.filter((id) => steps.some((step) => step.id === id))
  const send = async () => {
    const people = Object.entries(chosen).filter(([, ids]) => ids !== '')
    const result = await client.call(flowModel.simulate, {
      modelEditorXml: await getXml(),
      formFields: toSentFields(fields),
      values,
      ...(startUserId !== '' && { startUserId }),
      ...(people.length > 0 && { chosen: Object.fromEntries(people) }),
      ...(known.length > 0 && { refusedNodeIds: known.join(',') }),
    })
    return { result, refused: known, revision }
  }
  const run = useWriteMutation(send, {
    onSuccess: (next) => {
      setDisplayed(next)
      onResult(next.result)
    },
    onError: (error) => {
      setDisplayed(undefined)
      onResult(undefined)
      notice.error(error)
    },
  })
  const isCurrent = displayed?.revision === revision
  return (
    <PanelSection title={t('designer.simulation.title')}>
      <p className="text-sm text-color-secondary">{t('designer.simulation.hint')}</p>
      <div className="flex flex-column gap-3 text-sm">
        <PersonInput label={t('designer.simulation.starter')} help={t('designer.simulation.starterHint')} onChange={setStartUserId} />
        {fields.length > 0 && <SampleForm fields={fields} onChange={setValues} />}
        {steps
          .filter(({ isChosen }) => isChosen)
          .map(({ id, name }) => (
            <PersonInput
              key={id}
              label={t('designer.simulation.chosen', { name })}
              isMultiple
              onChange={(ids) => setChosen((before) => ({ ...before, [id]: ids }))}
            />
          ))}
        {steps.length > 0 && (
          <fieldset className="flex flex-column gap-1 p-0 m-0 border-none">
            <legend className="pb-1 text-color-secondary">{t('designer.simulation.refuses')}</legend>
            {steps.map(({ id, name }) => (
              <CheckLine
                key={id}
                label={name}
                checked={known.includes(id)}
                onChange={(checked) => setRefused(checked ? [...known, id] : known.filter((one) => one !== id))}
              />
            ))}
          </fieldset>
        )}
        <div className="flex gap-2">
          <Button variant="primary" busy={run.isPending} onClick={() => run.mutate()}>
            {t('designer.simulation.run')}
          </Button>
          <Button onClick={onClose}>{t('designer.simulation.close')}</Button>
        </div>
        {displayed && !isCurrent && <p className="text-color-secondary">{t('designer.simulation.outdated')}</p>}
        {displayed && isCurrent && <SimulationWay result={displayed.result} refused={displayed.refused} onShow={onShow} />}
      </div>
    </PanelSection>
  )
}
