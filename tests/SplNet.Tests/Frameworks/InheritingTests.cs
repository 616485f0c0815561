namespace SplNet.Tests.Frameworks;

/// <summary>Runs the inherited test.</summary>
public class InheritingTests : InheritedTests;
