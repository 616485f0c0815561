namespace SplNet.Causes.Code;

/// <summary>The form in which the compiler leaves the body of an async method.</summary>
internal enum AsyncBody
{
    /// <summary>The method is not async.</summary>
    None,

    /// <summary>A type whose <c>MoveNext</c> is called again after each suspension.</summary>
    StateMachine,

    /// <summary>The method itself, which the runtime suspends.</summary>
    Runtime,
}
