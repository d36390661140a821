const wrap = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" xmlns:o="urn:other" targetNamespace="x">
<process id="p" name="流程" isExecutable="true" o:kept="1">
<extensionElements><o:thing deep="1"><o:inner/></o:thing></extensionElements>
<dataObject id="data"/>
${body}
</process></definitions>`

const flow = ([id, source, target, condition = '']: readonly string[]) =>
  `<sequenceFlow id="${id}" sourceRef="${source}" targetRef="${target}">${condition && `<conditionExpression xsi:type="tFormalExpression">\${${condition}}</conditionExpression>`}</sequenceFlow>`

/** Returns a process of nodes, e.g. `userTask a`, and flows, e.g. `a b` or `a b x > 1`. */
export function createProcess(nodes: string, flows: string): string {
  const tags = nodes.split(',').map((node) => {
    const [type = '', id = '', ...rest] = node.trim().split(' ')
    return `<${type} id="${id}" ${rest.join(' ')} o:note="${id}"/>`
  })
  const lines = flows.split(',').map((line) => {
    const [source = '', target = '', ...condition] = line.trim().split(' ')
    return flow([`${source}_${target}`, source, target, condition.join(' ')])
  })
  return wrap([...tags, ...lines].join('\n'))
}

const ends = 'startEvent start, endEvent end'

/** Processes with each kind of block, by name. */
export const processes = {
  line: createProcess(`${ends}, userTask a, userTask b`, 'start a, a b, b end'),
  refusal: createProcess(
    `${ends}, userTask a, exclusiveGateway g default="g_b", endEvent no, userTask b`,
    "start a, a g, g no flag == 'no', g b, b end",
  ),
  joined: createProcess(
    `${ends}, exclusiveGateway g default="g_b", userTask a, userTask b, exclusiveGateway j, userTask c`,
    'start g, g a x &gt; 1, g b, a j, b j, j c, c end',
  ),
  implicit: createProcess(
    `${ends}, exclusiveGateway g default="g_b", userTask a, userTask b, userTask c`,
    'start g, g a x &gt; 1, g b, a c, b c, c end',
  ),
  parallel: createProcess(
    `${ends}, parallelGateway g, userTask a, userTask b, userTask c, parallelGateway j`,
    'start g, g a, g b, b c, a j, c j, j end',
  ),
  nested: createProcess(
    `${ends}, exclusiveGateway g, exclusiveGateway h, userTask a, userTask b, userTask c, exclusiveGateway k`,
    'start g, g h x &gt; 1, g c x &lt;= 1, h a y == 1, h b y == 2, a k, b k, k end, c end',
  ),
  loop: createProcess(`${ends}, userTask a, exclusiveGateway g default="g_b", userTask b`, "start a, a g, g a flag == 'no', g b, b end"),
  boundary: createProcess(
    `${ends}, userTask a, boundaryEvent late attachedToRef="b", userTask b, userTask c, userTask d`,
    'start a, a b, b c, late d, d c, c end',
  ),
  crossing: createProcess(
    `${ends}, parallelGateway g, userTask a, userTask b, userTask c, userTask d, parallelGateway f, parallelGateway j, parallelGateway k, userTask e`,
    'start g, g a, g b, a f, f c, f j, b j, j d, c k, d k, k e, e end',
  ),
  back: createProcess(
    `${ends}, userTask a, exclusiveGateway g, userTask b, exclusiveGateway h`,
    "start a, a g, g b x &gt; 1, g end x &lt;= 1, b h, h a flag == 'no', h end",
  ),
  open: createProcess('startEvent start, userTask a', 'start a'),
} as const
