namespace SplNet.Tests.Statements.Requirements;

/// <summary>Carries a requirement without a text.</summary>
[Spl(null!)]
public static class Unwritten;
