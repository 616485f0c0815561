using SplNet.Arguments.Reflection;

namespace SplNet.Tests.Arguments.Reflection;

/// <summary>Members of foreign types, bound by their names.</summary>
public sealed class LateTests
{
    [Fact]
    public void TypeOfTheFirstExistingAssembly_IsFound() =>
        Assert.Equal(
            typeof(List<int>).GetGenericTypeDefinition(),
            Late.Type("System.Collections.Generic.List`1", "No.Such.Assembly", "System.Private.CoreLib"));

    [Fact]
    public void TypeInNoAssembly_IsNull() => Assert.Null(Late.Type("System.NoSuchType", "System.Private.CoreLib"));

    [Fact]
    public void Path_FollowsPropertiesAndIsNullIfOneIsMissing()
    {
        var uri = new Uri("http://example.org/a");
        Assert.Equal(uri.AbsoluteUri.Length, Late.Get(uri, "AbsoluteUri.Length"));
        Assert.Null(Late.Get(uri, "NoSuchProperty.Length"));
        Assert.Null(Late.Get(null, "AbsoluteUri"));
    }

    [Fact]
    public void ExplicitProperty_IsReadThroughItsInterface() => Assert.Equal("explicit", Late.Get(new Foreign(), "Name"));

    [Fact]
    public void StaticPropertyOrField_IsReadAndIsNullIfMissing()
    {
        Assert.Equal(string.Empty, Late.GetStatic(typeof(string), nameof(string.Empty)));
        Assert.Equal(Environment.ProcessId, Late.GetStatic(typeof(Environment), nameof(Environment.ProcessId)));
        Assert.Null(Late.GetStatic(typeof(string), "NoSuchMember"));
    }

    [Fact]
    public void PrivateSetter_IsUsedAndAMissingOneIsIgnored()
    {
        var foreign = new Foreign();
        Late.Set(foreign, "Number", 7);
        Late.Set(foreign, "NoSuchProperty", 8);
        Assert.Equal(7, foreign.Number);
    }

    [Fact]
    public void NamedArguments_MayHaveAnyOrderAndOthersUseTheirDefaults() =>
        Assert.Equal("text, 5, none", Late.Call(new Foreign(), "Print", ("count", 5), ("text", "text")));

    [Fact]
    public void OverloadThatTakesMostArguments_IsCalled()
    {
        Assert.Equal("number", Late.CallStatic(typeof(Foreign), "Kind", ("value", 1)));
        Assert.Equal("text", Late.CallStatic(typeof(Foreign), "Kind", ("value", "1")));
        Assert.Equal("text and more", Late.CallStatic(typeof(Foreign), "Kind", ("value", "1"), ("more", true)));
    }

    [Fact]
    public void ConstantsAreGivenByTheirNames() =>
        Assert.Equal(DayOfWeek.Friday, Late.CallStatic(typeof(Foreign), "Day", ("day", "Friday")));

    [Fact]
    public void ExceptionOfTheMember_IsRethrownUnchanged() =>
        Assert.Throws<NotSupportedException>(static () => Late.Call(new Foreign(), "Throw"));

    [Fact]
    public void MissingOverload_NamesTheRequestedOne()
    {
        var missing = Assert.Throws<MissingMethodException>(static () => Late.Call(new Foreign(), "Print", ("colour", "red")));
        Assert.Contains("Print", missing.Message, StringComparison.Ordinal);
        Assert.Contains("colour", missing.Message, StringComparison.Ordinal);
        Assert.Throws<MissingMethodException>(static () => Late.New(typeof(Foreign), ("colour", "red")));
    }

    [Fact]
    public async Task Await_ReturnsTheResultOfEachKindOfTask()
    {
        Assert.Equal(1, Late.Await(Task.FromResult(1)));
        Assert.Equal(2, Late.Await(new ValueTask<int>(2)));
        Assert.Null(Late.Await(ValueTask.CompletedTask));
        Assert.Equal(3, Late.Await(3));
        await Assert.ThrowsAsync<NotSupportedException>(
            static () => Task.Run(static () => Late.Await(Task.FromException(new NotSupportedException()))));
    }

    private interface INamed
    {
        string Name { get; }
    }

    private sealed class Foreign : INamed
    {
        public int Number { get; private set; }

        string INamed.Name => "explicit";

        public static string Kind(int value) => value == 1 ? "number" : "another number";

        public static string Kind(string value) => value.Length > 0 ? "text" : "no text";

        public static string Kind(string value, bool more) => value.Length > 0 && more ? "text and more" : "less";

        public static DayOfWeek Day(DayOfWeek day) => day;

        public string Print(string text, int count, string end = "none") => Number == 0 ? $"{text}, {count}, {end}" : string.Empty;

        public void Throw() => throw new NotSupportedException($"not with {Number}");
    }
}
