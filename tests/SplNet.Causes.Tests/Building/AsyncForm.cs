namespace SplNet.Causes.Tests.Building;

/// <summary>What the compiler makes of an async method.</summary>
public enum AsyncForm
{
    /// <summary>A class with a state machine.</summary>
    StateMachine,

    /// <summary>One body that the runtime suspends, from .NET 11 on.</summary>
    Runtime,
}
