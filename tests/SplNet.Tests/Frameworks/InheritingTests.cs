namespace SplNet.Tests.Replaying;

/// <summary>Runs the inherited test on other work.</summary>
public class InheritingTests : InheritedTests
{
    protected override int Elements() => 2;
}
