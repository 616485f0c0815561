namespace SplNet.Syntax.Tests;

public class DependencyTests
{
    [Fact]
    public void Language_NeedsNothingButTheStandard() =>
        Assert.Equal(["netstandard"], typeof(Parser).Assembly.GetReferencedAssemblies().Select(static name => name.Name));

    [Fact]
    public void Language_ShowsNoTypes() => Assert.Empty(typeof(Parser).Assembly.GetExportedTypes());
}
