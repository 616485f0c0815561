using SplNet.Replaying.Frameworks.TUnit;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What TUnit's filter of nodes calls a class.</summary>
public sealed class TUnitNodeTests
{
    [Theory]
    [InlineData(typeof(TUnitNodeTests), "TUnitNodeTests")]
    [InlineData(typeof(Outer.Nested), "TUnitNodeTests+Outer+Nested")]
    [InlineData(typeof(List<int>), "List*")]
    [InlineData(typeof(Dictionary<,>.Enumerator), "Dictionary*")]
    public void NestedClass_IsNamedWithItsOuterClasses(Type type, string node) => Assert.Equal(node, TUnitFramework.NodeOf(type));

    private static class Outer
    {
        public sealed class Nested;
    }
}
