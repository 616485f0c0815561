using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

[Collection<TypedCollection>]
public sealed class TypedCollectionTests(CollectionSizes sizes, int factor = 10)
{
    [Fact]
    public void FixtureOfACollectionByType_IsMeasured() =>
        Requirement.Leaner(() => Work.Of(sizes.Little), () => Work.Of(factor * sizes.Little)).Assert();
}
