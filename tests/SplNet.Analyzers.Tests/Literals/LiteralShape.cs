namespace SplNet.Analyzers.Tests.Literals;

/// <summary>The ways to write a constant text.</summary>
public enum LiteralShape
{
    Escaped,
    Regular,
    Verbatim,
    RawLine,
    RawLines,
    Interpolated,
    InterpolatedVerbatim,
    InterpolatedRawLine,
    InterpolatedRawLines,
    Concatenation,
}
