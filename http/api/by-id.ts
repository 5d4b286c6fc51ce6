/** Handles an endpoint by a verb that takes the caller, the id in the address, and a body if there is one. */
export function byId<Context, User, Id, Body, Outcome>(
  verb: (context: Context, user: User, id: Id, body: Body) => Outcome,
) {
  return ({ context, user, params, body }: IdCall<Context, User, Id, Body>) =>
    verb(context, user, params.id, body)
}

type IdCall<Context, User, Id, Body> = { context: Context; user: User; params: { id: Id }; body: Body }
