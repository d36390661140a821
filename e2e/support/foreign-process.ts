const shape = (id: string, x: number, { width = 100, height = 80, extra = '' } = {}) =>
  `<bpmndi:BPMNShape id="shape-${x}-${width}" bpmnElement="${id}"${extra}><dc:Bounds x="${x}" y="100" width="${width}" height="${height}"/></bpmndi:BPMNShape>`

/**
 * Process as another engine's editor writes it: a pool, an id in Chinese, listeners and form properties, CDATA, a
 * collapsed sub-process with a plane of its own, and a task without a shape.
 */
export const foreignProcess = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:activiti="http://activiti.org/bpmn" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:acme="http://acme.example/ext" targetNamespace="t">
<collaboration id="pools"><participant id="pool" name="甲方" processRef="expense"/></collaboration>
<process id="expense" name="报销流程" isExecutable="true" activiti:candidateStarterGroups="g1">
<extensionElements><activiti:executionListener event="start" class="com.acme.A"/></extensionElements>
<startEvent id="start" activiti:initiator="applyUser"><extensionElements><activiti:formProperty id="天数" name="天数" type="long" required="true"/></extensionElements></startEvent>
<sequenceFlow id="f1" sourceRef="start" targetRef="部门审批"><conditionExpression xsi:type="tFormalExpression"><![CDATA[\${a>1 && b<2}]]></conditionExpression></sequenceFlow>
<userTask id="部门审批" name="部门审批" activiti:assignee="\${leader}" activiti:skipExpression="\${false}" acme:color="red"><extensionElements><activiti:taskListener event="create" delegateExpression="\${l}"/><acme:note kind="x">保留<acme:inner>我</acme:inner></acme:note></extensionElements></userTask>
<sequenceFlow id="f2" sourceRef="部门审批" targetRef="sub"/>
<subProcess id="sub" name="子"><userTask id="inside" name="里面" activiti:candidateUsers="a,b"/></subProcess>
<sequenceFlow id="f3" sourceRef="sub" targetRef="end"/><endEvent id="end"/>
<userTask id="unseen" name="没有图形" activiti:assignee="1"/>
</process>
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="pools">
<bpmndi:BPMNShape id="shape-pool" bpmnElement="pool" isHorizontal="true"><dc:Bounds x="0" y="40" width="760" height="220"/></bpmndi:BPMNShape>
${shape('start', 100, { width: 36, height: 36 })}${shape('部门审批', 200)}${shape('sub', 380, { extra: ' isExpanded="false"' })}${shape('end', 560, { width: 36, height: 36 })}
<bpmndi:BPMNEdge id="edge1" bpmnElement="f1"><di:waypoint x="136" y="118"/><di:waypoint x="200" y="118"/></bpmndi:BPMNEdge>
<bpmndi:BPMNEdge id="edge2" bpmnElement="f2"><di:waypoint x="300" y="118"/><di:waypoint x="380" y="118"/></bpmndi:BPMNEdge>
<bpmndi:BPMNEdge id="edge3" bpmnElement="f3"><di:waypoint x="480" y="118"/><di:waypoint x="560" y="118"/></bpmndi:BPMNEdge>
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
<bpmndi:BPMNDiagram id="diagram2"><bpmndi:BPMNPlane id="plane2" bpmnElement="sub">${shape('inside', 220)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`
