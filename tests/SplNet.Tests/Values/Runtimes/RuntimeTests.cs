using SplNet.Values.Runtimes;

namespace SplNet.Tests.Values.Runtimes;

/// <summary>Runtimes as users write them.</summary>
public class RuntimeTests
{
    [Theory]
    [InlineData("11", "11", false)]
    [InlineData("11.0", "11", false)]
    [InlineData("net11.0", "11", false)]
    [InlineData("11.1", "11.1", false)]
    [InlineData("11.0.0", "11.0.0", true)]
    [InlineData(" 11.0.0-rc.1.25451.107 ", "11.0.0-rc.1.25451.107", true)]
    public void Text_NamesALineOrAPatch(string text, string canonical, bool isExact)
    {
        var runtime = Runtime.Version(text);
        Assert.Equal((canonical, isExact, $".NET {canonical}"), (runtime.Text, runtime.IsExact, runtime.ToString()));
    }

    [Theory]
    [InlineData("")]
    [InlineData("newest")]
    [InlineData("11.")]
    [InlineData("11-rc.1")]
    [InlineData("11.0.0-")]
    [InlineData("11.0.0.0")]
    [InlineData("111111")]
    [InlineData("-11")]
    public void OtherText_IsRefused(string text) =>
        Assert.Equal(
            $"'{text}' is not a version of the runtime. Write for example 11 or 11.0.1.",
            Assert.Throws<SplNetException>(() => Runtime.Version(text)).Message);

    [Fact]
    public void EqualTexts_AreEqualRuntimes()
    {
        Assert.Equal(Runtime.Net(11), Runtime.Version("11.0"));
        Assert.NotEqual(Runtime.Net(11), Runtime.Version("11.0.0"));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Runtime.Net(0));
    }

    [Fact]
    public void Revision_NamesARuntime()
    {
        Assert.Equal(Runtime.Net(11), Revision.Parse("runtime:11").AsRuntime);
        Assert.Equal("runtime:11.0.1", Revision.Parse("runtime:'11.0.1'").ToString());
        Assert.Null(Revision.Parse("v11").AsRuntime);
        Assert.Contains(
            "Write for example 11",
            Assert.Throws<SplNetException>(static () => Revision.Parse("runtime:newest")).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Versions_AreOrderedSemantically()
    {
        string[] ordered =
        [
            "10.0.9", "10.0.12", "11.0.0-preview.9.1", "11.0.0-preview.10.1", "11.0.0-rc.1", "11.0.0-rc.1.2", "11.0.0", "11.0.1",
        ];
        Assert.Equal(
            ordered,
            ordered.Reverse().Select(static text => RuntimeVersion.Parse(text)!).Order().Select(static version => version.ToString()));
    }
}
