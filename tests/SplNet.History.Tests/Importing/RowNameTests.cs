using SplNet.History.Importing;

namespace SplNet.History.Tests.Importing;

/// <summary>Rows of data-driven tests, and evaluations in a loop, as people read them.</summary>
public class RowNameTests
{
    [Theory]
    [InlineData(null, "")]
    [InlineData("", "")]
    [InlineData("#2", " #2")]
    [InlineData("System.Int32:10;", "(10)")]
    [InlineData("System.Int32:10;#3", "(10) #3")]
    [InlineData("System.Int64:10;System.Double:1.5;System.Boolean:True;null;", "(10L, 1.5d, True, null)")]
    [InlineData("string:4:a;b\";System.Char:;;", "(\"a;b\\\"\", ';')")]
    [InlineData("string:3:a\n\0;", "(\"a\\n\\u0000\")")]
    [InlineData("string:2:#2;", "(\"#2\")")]
    [InlineData("string:99:a;", "(string:99:a)")]
    [InlineData(
        "My.Color:Red;System.Int32[][System.Int32:1;System.Int32:2;];", "(My.Color:Red, System.Int32[][System.Int32:1;System.Int32:2;])")]
    [InlineData(
        "System.Collections.Generic.List`1[[System.Int32, System.Private.CoreLib, Version=10.0.0.0, Culture=neutral, " +
        "PublicKeyToken=7cec85d7bea7798e]][System.Int32:1;];",
        "(System.Collections.Generic.List`1[[System.Int32]][System.Int32:1;])")]
    public void Instance_IsReadable(string? instance, string name) => Assert.Equal(name, RowName.Of(instance));

    [Fact]
    public void LongRows_AreShortened_AndRemainDistinct()
    {
        var (one, other) = (RowName.Of($"string:500:{new string('a', 500)};"), RowName.Of($"string:501:{new string('a', 501)};"));
        Assert.InRange(one.Length, 100, 120);
        Assert.NotEqual(one, other);
    }
}
