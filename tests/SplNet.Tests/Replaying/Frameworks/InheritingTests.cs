namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>Runs the inherited test.</summary>
public class InheritingTests : InheritedTests;
