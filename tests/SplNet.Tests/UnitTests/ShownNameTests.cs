using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>Names of running tests as people see them.</summary>
public sealed class ShownNameTests
{
    [Fact]
    public void ArgumentsOfGenericClasses_HaveNoAssemblies()
    {
        Assert.Equal($"{typeof(ShownNameTests).Namespace}.Shelf<System.Int32>.Sorts", ShownName(typeof(Shelf<int>)));
        Assert.Equal(
            $"{typeof(ShownNameTests).Namespace}.Shelf+Pair<System.Int32[], " +
            "System.Collections.Generic.List<System.Collections.Generic.List<System.String>>>.Sorts",
            ShownName(typeof(Shelf<int[]>.Pair<List<List<string>>>)));
    }

    [Fact]
    public void OtherNames_AreUnchanged()
    {
        Assert.Equal(typeof(ShownNameTests).FullName + ".Sorts", ShownName(typeof(ShownNameTests)));
        Assert.Equal("Fn.a, b [c] (d)", ShownName("Fn.a, b [c] (d)"));
    }

    private static string ShownName(Type type) => ShownName(type.FullName + ".Sorts");

    private static string ShownName(string name) => new RunningTest
    {
        Identity = new TestIdentity("a.dll", "A", "Void B()", null),
        Execution = new object(),
        FullName = name,
        Write = static _ => { },
    }.ShownName;
}

internal sealed class Shelf<T>
{
    public static T? One => default;

    internal sealed class Pair<TOther>
    {
        public static (T?, TOther?) Both => default;
    }
}
