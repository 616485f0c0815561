namespace SplNet;

/// <summary>The ways in which an operand's processes compile its code: <c>Operand.Of(…).With(CodeTiers.Off)</c>.</summary>
public enum CodeTiers
{
    /// <summary>Compiles quickly at first, and recompiles hot methods with a profile of their calls. The default of the runtime.</summary>
    Profiled,

    /// <summary>Compiles quickly at first, and recompiles hot methods without a profile.</summary>
    Unprofiled,

    /// <summary>Compiles every method once, fully optimised. Precompiled framework code is unaffected.</summary>
    Off,
}
