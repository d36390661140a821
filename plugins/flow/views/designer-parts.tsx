import { Fallback, loadable, useIsNarrow, useNotifier, useRuntime, useTranslate, useUnsavedChanges, useWriteMutation } from '@jwsk/kit'
import { type FlowField, flowForm, flowModel } from '@jwsk/sdk/flow'
import { operationKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemList } from '../designer/check/problem-list'
import { DesignerCanvas } from '../designer/designer-canvas'
import { DesignerHeader, type DesignerPart, designerParts } from '../designer/designer-header'
import { FormEditor } from '../designer/form/form-editor'
import { isFormComplete, toSentFields } from '../designer/form/form-fields'
import { isComplete, type ModelDetails, ModelPanel } from '../designer/model-panel'
import type { ModelerHandle, NamedProblem } from '../designer/modeler-handle'
import { PropertyPanel } from '../designer/property-panel'
import type { SelectedElement } from '../designer/selected-element'
import { SimulationButton } from '../designer/simulation/simulation-button'
import { type SimulationResult, toMarks } from '../designer/simulation/to-marks'
import type { Mark } from '../diagram/activity-marks'
import { toReadableProcess } from '../diagram/foreign-ids'
import { DeployModel } from './deploy-model'

const SimulationPanel = loadable(() =>
  import('../designer/simulation/simulation-panel').then((module) => ({ default: module.SimulationPanel })),
)

interface DesignerProps {
  readonly id: string | undefined
  readonly details: ModelDetails
  /** Fields of its start form. */
  readonly fields: readonly FlowField[]
  readonly xml: string
  readonly title: string
  readonly version?: number | undefined
}

/** Designer of a process: diagram, properties and the button that saves both. */
export function Designer({ id, details: first, fields: firstFields, xml, title, version }: DesignerProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const drawing = useRef<ModelerHandle>(null)
  const isNarrow = useIsNarrow()
  // read-only on a phone; a window that is narrowed later remains editable, because its changes would be lost
  const [isReadOnly] = useState(isNarrow)
  const [details, setDetails] = useState(first)
  const [fields, setFields] = useState(firstFields)
  const [part, setPart] = useState<DesignerPart>('diagram')
  const [selected, select] = useState<SelectedElement>()
  const [problems, setProblems] = useState<readonly NamedProblem[]>()
  const [isDirty, setDirty] = useState(false)
  const [isSimulating, setSimulating] = useState(false)
  const [revision, setRevision] = useState(0)
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>()
  const [isChecked, check] = useState(false)
  const box = useUnsavedChanges<HTMLElement>({
    isDirty,
    draft: { none: 'a drawing belongs to its editor, which gives it out when it is saved' },
  })
  const hasForms = client.supports(flowForm.detail)
  const draw = async () => {
    const modelEditorXml = (await drawing.current?.save(details)) ?? xml
    const { key: modelKey, name, comment: modelComment } = details
    return client.call(flowModel.submit, {
      ...(id && { id }),
      modelKey,
      name,
      modelComment,
      modelEditorXml,
      ...(hasForms && { formFields: toSentFields(fields) }),
    })
  }
  const save = useWriteMutation(draw, {
    onSuccess: () => {
      notice.success(t(id ? 'designer.updated' : 'designer.added'))
      setDirty(false)
      // the id of a new model is known from the list only
      if (!id) void navigate('/flow/model')
    },
    onError: notice.error,
    onSettled: () => void queries.invalidateQueries({ queryKey: operationKey(scope, flowModel.page) }),
  })
  const change = (next: ModelDetails) => {
    setDetails(next)
    setDirty(true)
  }
  const onChanged = useCallback(() => {
    setDirty(true)
    setRevision((before) => before + 1)
    // problems are stale after a change
    setProblems(undefined)
  }, [])
  const mark = (result: SimulationResult | undefined) => {
    const next = result && toMarks(result)
    setMarks(next)
    drawing.current?.mark(next)
  }
  const toggleSimulation = () => {
    mark(undefined)
    setSimulating((before) => !before)
  }
  const send = () => {
    check(true)
    if (!isFormComplete(fields)) setPart('form')
    else if (isComplete(details)) save.mutate()
  }
  return (
    <section ref={box} className="kit-screen">
      <DesignerHeader
        title={title}
        version={version}
        isDirty={isDirty || !id}
        parts={hasForms ? designerParts : []}
        part={part}
        onShow={setPart}
        more={
          <>
            {part === 'diagram' && <SimulationButton isOpen={isSimulating} onToggle={toggleSimulation} />}
            {id && <DeployModel id={id} title={details.name} isDirty={isDirty} />}
          </>
        }
        isSaving={save.isPending}
        onSave={isReadOnly ? undefined : send}
      />
      {part === 'form' && (
        <FormEditor
          fields={fields}
          isChecked={isChecked}
          isReadOnly={isReadOnly}
          onChange={(next) => {
            setFields(next)
            setRevision((before) => before + 1)
            setDirty(true)
          }}
        />
      )}
      <div className={part === 'form' ? 'hidden' : 'flow-designer flex flex-column md:flex-row flex-1 gap-3 min-h-0 overflow-auto'}>
        <DesignerCanvas
          drawing={drawing}
          xml={xml}
          details={details}
          fields={fields}
          isReadOnly={isReadOnly}
          marks={marks}
          onSelect={select}
          onChanged={onChanged}
          problemCount={problems?.length}
          onProblems={setProblems}
        />
        <div className="kit-card flex-none md:w-18rem xl:w-20rem overflow-auto">
          <ProblemList problems={problems} fields={fields} onShow={(id) => drawing.current?.show(id)} />
          {isSimulating && (
            <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
              <SimulationPanel
                fields={fields}
                revision={revision}
                getXml={async () => (await drawing.current?.getXml()) ?? toReadableProcess(xml).xml}
                onResult={mark}
                onShow={(id) => drawing.current?.show(id)}
                onClose={toggleSimulation}
              />
            </Fallback>
          )}
          {selected && (
            <PropertyPanel
              element={selected}
              fields={fields}
              onChange={(property, text) => drawing.current?.change(selected.id, property, text)}
              onDefaultChange={(isDefault) => drawing.current?.setDefault(selected.id, isDefault)}
              onSettingsChange={(settings) => drawing.current?.changeSettings(selected.id, settings)}
            />
          )}
          <ModelPanel details={details} isChecked={isChecked} isReadOnly={isReadOnly} onChange={change} />
        </div>
      </div>
    </section>
  )
}
