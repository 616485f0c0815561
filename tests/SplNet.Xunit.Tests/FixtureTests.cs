using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

[Collection("sized")]
public sealed class FixtureTests(AssemblySizes ofAssembly, CollectionSizes ofCollection, ClassSizes ofClass, ITestOutputHelper output)
    : IClassFixture<ClassSizes>
{
    [Fact]
    public void FixturesOfEachLevel_AreMeasured()
    {
        output.WriteLine("Measuring.");
        Assert.Equal(ofAssembly.Unit, ofCollection.Little);
        Requirement.Leaner(() => Work.Of(ofCollection.Little), () => Work.Of(ofClass.Much)).Assert();
    }
}
