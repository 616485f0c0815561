using Mono.Cecil;

namespace SplNet.Causes.Differences;

/// <summary>How a value is passed to native code, as text.</summary>
internal static class MarshalText
{
    /// <summary>The text.</summary>
    public static string Of(MarshalInfo info) => FormattableString.Invariant($"{info.NativeType} ") + info switch
    {
        ArrayMarshalInfo array =>
            FormattableString.Invariant($"{array.ElementType} {array.Size} {array.SizeParameterIndex} {array.SizeParameterMultiplier}"),
        CustomMarshalInfo custom => $"{custom.Guid} {custom.UnmanagedType} {custom.ManagedType?.FullName} {custom.Cookie}",
        FixedArrayMarshalInfo array => FormattableString.Invariant($"{array.ElementType} {array.Size}"),
        FixedSysStringMarshalInfo text => FormattableString.Invariant($"{text.Size}"),
        SafeArrayMarshalInfo array => FormattableString.Invariant($"{array.ElementType}"),
        _ => string.Empty,
    };
}
