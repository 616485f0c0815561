namespace SplNet.Analyzers.Symbols;

/// <summary>The test frameworks whose attributes the rules know.</summary>
internal enum TestFramework
{
    None,
    MSTest,
    NUnit,
    TUnit,

    /// <summary>xUnit.net 2 and v3.</summary>
    Xunit,
}
