// OpenAPI documents as written by the tools of different frameworks, one service each, and code that calls the generated operations
const json = (schema) => ({ content: { 'application/json': { schema } } })
const any = (schema) => ({ description: 'OK', content: { '*/*': { schema } } })
const ref = (name) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const long = { type: 'integer', format: 'int64' }
const envelope = (data) => ({
  type: 'object',
  properties: { code: { type: 'integer', format: 'int32' }, success: { type: 'boolean' }, data, msg: text },
})

/** Springdoc: any content type, numbered ids, tags in another script, a separate envelope for each response. */
const spring = {
  name: 'spring',
  file: 'api-docs.json',
  options: { prefix: '/acme-' },
  text: JSON.stringify({
    openapi: '3.0.1',
    info: { title: '港口', version: '1' },
    paths: {
      '/harbour/boat/page': {
        get: {
          tags: ['船只'],
          operationId: 'page',
          summary: '分页',
          parameters: [
            { name: 'current', in: 'query', schema: { type: 'integer' } },
            { name: 'size', in: 'query', schema: { type: 'integer' } },
            { name: 'berths', in: 'query', explode: false, schema: { type: 'array', items: text } },
          ],
          responses: { 200: any(ref('RIPageBoat')), 401: any(ref('R')) },
        },
      },
      '/harbour/boat/detail': {
        get: {
          tags: ['船只'],
          operationId: 'detail',
          parameters: [{ name: 'id', in: 'query', required: true, schema: long }],
          responses: { 200: any(ref('RBoat')) },
        },
      },
      '/harbour/boat/submit': {
        post: { operationId: 'submit', requestBody: { ...json(ref('Boat')), required: true }, responses: { 200: any(ref('RVoid')) } },
      },
      '/harbour/berth/submit': {
        post: { operationId: 'submit_1', requestBody: { ...json(ref('Boat')), required: true }, responses: { 200: any(ref('RVoid')) } },
      },
      '/harbour/boat/photo': {
        post: {
          operationId: 'photo',
          requestBody: json({ type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }),
          responses: { 200: any(ref('RVoid')) },
        },
      },
    },
    components: {
      schemas: {
        Boat: { type: 'object', required: ['name'], properties: { id: long, name: text, ownerId: long } },
        IPageBoat: {
          type: 'object',
          properties: { total: long, size: long, current: long, records: { type: 'array', items: ref('Boat') } },
        },
        R: envelope({ type: 'object' }),
        RVoid: { type: 'object', properties: { code: { type: 'integer' }, success: { type: 'boolean' }, msg: text } },
        RBoat: envelope(ref('Boat')),
        RIPageBoat: envelope(ref('IPageBoat')),
      },
    },
  }),
  use: `import { boat, berth } from './made'
export const use = async (client: Client) => {
  const names: string[] = []
  for await (const { name, ownerId } of client.records(boat.page, { berths: ['A 1', 'B'] })) names.push(name, ownerId satisfies string | undefined ?? '')
  const one = await client.call(boat.detail, { id: '9007199254740993' })
  const nothing: undefined = await client.call(berth.submit, { name: one.name })
  await client.upload(boat.photo, { file: new Blob(['x']) })
  return { names, nothing, id: one.id satisfies string }
}`,
}

/** FastAPI: the path in every id, null as a separate type, an error response for every call. */
const fast = {
  name: 'fast',
  file: 'openapi.json',
  text: JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'FastAPI', version: '0.1.0' },
    paths: {
      '/items/{item_id}': {
        get: {
          summary: 'Read Item',
          operationId: 'read_item_items__item_id__get',
          parameters: [
            { name: 'item_id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'q', in: 'query', required: false, schema: { anyOf: [text, { type: 'null' }] } },
          ],
          responses: { 200: json(ref('Item')), 422: json(ref('HTTPValidationError')) },
        },
      },
      '/items': {
        post: {
          operationId: 'create_item_items_post',
          requestBody: { required: true, ...json(ref('Item')) },
          responses: { 201: json(ref('Item')) },
        },
      },
      '/upload': {
        post: {
          operationId: 'upload_upload_post',
          tags: ['items'],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['files'],
                  properties: { files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } } },
                },
              },
            },
          },
          responses: { 200: json({}) },
        },
      },
    },
    components: {
      schemas: {
        Item: {
          type: 'object',
          required: ['name'],
          properties: { name: text, price: { type: ['number', 'null'] }, kind: { const: 'thing' }, tags: { type: 'array', items: text } },
        },
        HTTPValidationError: { type: 'object', properties: { detail: { type: 'array', items: {} } } },
      },
    },
  }),
  use: `import { items } from './made'
export const use = async (client: Client) => {
  const item = await client.call(items.readItem, { item_id: 1, q: null })
  const price: number | null | undefined = item.price
  const kind: 'thing' | undefined = (await client.call(items.createItem, { name: 'x', price: null })).kind
  await client.call(items.upload, { files: [new Blob(['x'])] })
  return [price, kind]
}`,
}

/** NSwag: the controller in the id, several JSON types in addition to plain text, generic names with special characters. */
const dotnet = {
  name: 'dotnet',
  file: 'swagger.json',
  text: JSON.stringify({
    openapi: '3.0.1',
    info: { title: 'Orders.Api', version: 'v1' },
    paths: {
      '/api/v1/orders/{order-id}': {
        get: {
          tags: ['Orders'],
          operationId: 'Orders_GetById',
          parameters: [{ name: 'order-id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
          responses: {
            200: {
              content: {
                'text/plain': { schema: ref('Acme.Orders.Result`1[[Order]]') },
                'application/json': { schema: ref('Acme.Orders.Result`1[[Order]]') },
              },
            },
          },
        },
        delete: {
          tags: ['Orders'],
          operationId: 'Orders_Delete',
          parameters: [{ name: 'order-id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
          responses: { 204: { description: 'No Content' } },
        },
      },
      '/api/v1/orders/{order-id}/invoice': {
        get: {
          tags: ['Orders'],
          operationId: 'Orders_Invoice',
          parameters: [{ name: 'order-id', in: 'path', required: true, schema: text }],
          responses: { 200: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } },
        },
      },
    },
    components: {
      schemas: {
        'Acme.Orders.Result`1[[Order]]': { type: 'object', properties: { value: ref('order'), error: { type: 'string', nullable: true } } },
        order: {
          type: 'object',
          properties: { id: text, total: { type: 'number', nullable: true }, parent: { nullable: true, allOf: [ref('order')] } },
        },
      },
    },
  }),
  use: `import { orders } from './made'
export const use = async (client: Client) => {
  const { value, error } = await client.call(orders.getById, { orderId: '1' })
  const total: number | null | undefined = value?.parent?.total
  const gone: undefined = await client.call(orders.delete, { orderId: '1' })
  const { blob } = await client.download(orders.invoice, { orderId: '1' })
  return [error satisfies string | null | undefined, total, gone, blob.size]
}`,
}

export const serviceDescriptions = [spring, fast, dotnet]
