/** Process whose gateway asks for a second approver above an amount. */
export const branchingProcess = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="http://flowable.org/processdef">
  <process id="expense" name="报销流程" isExecutable="true">
    <startEvent id="start" />
    <exclusiveGateway id="byAmount" name="金额" default="flowSmall" />
    <userTask id="directorTask" name="总经理审批" flowable:candidateGroups="administrator" />
    <endEvent id="end" />
    <sequenceFlow id="flowStart" sourceRef="start" targetRef="byAmount" />
    <sequenceFlow id="flowLarge" name="超过五千元" sourceRef="byAmount" targetRef="directorTask"><conditionExpression xsi:type="tFormalExpression">\${amount &gt; 5000}</conditionExpression></sequenceFlow>
    <sequenceFlow id="flowSmall" name="其他" sourceRef="byAmount" targetRef="end" />
    <sequenceFlow id="flowEnd" sourceRef="directorTask" targetRef="end" />
  </process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="expense">
      <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="102" y="142" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="byAmount_di" bpmnElement="byAmount" isMarkerVisible="true"><dc:Bounds x="215" y="135" width="50" height="50" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="directorTask_di" bpmnElement="directorTask"><dc:Bounds x="340" y="240" width="120" height="68" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="582" y="142" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="flowStart_di" bpmnElement="flowStart"><di:waypoint x="138" y="160" /><di:waypoint x="215" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="flowLarge_di" bpmnElement="flowLarge"><di:waypoint x="240" y="185" /><di:waypoint x="240" y="274" /><di:waypoint x="340" y="274" /><bpmndi:BPMNLabel><dc:Bounds x="150" y="220" width="80" height="18" /></bpmndi:BPMNLabel></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="flowSmall_di" bpmnElement="flowSmall"><di:waypoint x="265" y="160" /><di:waypoint x="582" y="160" /><bpmndi:BPMNLabel><dc:Bounds x="400" y="130" width="40" height="18" /></bpmndi:BPMNLabel></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="flowEnd_di" bpmnElement="flowEnd"><di:waypoint x="460" y="274" /><di:waypoint x="600" y="274" /><di:waypoint x="600" y="178" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</definitions>
`
