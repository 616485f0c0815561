namespace SplNet;

/// <summary>How the processes of an operand compile its code: <c>Operand.Of(…).With(CodeTiers.Off)</c>.</summary>
public enum CodeTiers
{
    /// <summary>Quickly at first, and hot methods anew with a profile of their calls. The default of the runtime.</summary>
    Profiled,

    /// <summary>Quickly at first, and hot methods anew without a profile.</summary>
    Unprofiled,

    /// <summary>Every method once, fully optimised. Precompiled code of the framework stays as it is.</summary>
    Off,
}
