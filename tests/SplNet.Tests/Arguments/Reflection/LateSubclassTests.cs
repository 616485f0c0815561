using SplNet.Arguments.Reflection;

namespace SplNet.Tests.Arguments.Reflection;

/// <summary>Classes made at run time below an abstract one.</summary>
public sealed class LateSubclassTests
{
    [Fact]
    public void AbstractMember_CallsTheHandlerWithNameAndArguments()
    {
        var foreign = Create(static (member, arguments) => $"{member}({string.Join(", ", arguments)})");
        Assert.Equal("Join(a, 2)", foreign.Join("a", 2));
    }

    [Fact]
    public void MissingAnswer_IsTheDefaultOfTheType()
    {
        var foreign = Create(static (_, _) => null);
        Assert.Null(foreign.Join("a", 2));
        Assert.Equal(0, foreign.Count);
        foreign.Write("nothing happens");
    }

    [Fact]
    public void AnswerOfAValueType_IsUnboxed() => Assert.Equal(7, Create(static (member, _) => member == "get_Count" ? 7 : null).Count);

    [Fact]
    public void VirtualMember_CallsTheHandlerOnlyIfNamed()
    {
        Assert.Equal("own", Create(static (_, _) => "answered").Kept);
        Assert.Equal(
            "answered", ((ForeignContext)LateSubclass.Create(typeof(ForeignContext), static (_, _) => "answered", "get_Kept")).Kept);
    }

    private static ForeignContext Create(Func<string, object?[], object?> answer) =>
        (ForeignContext)LateSubclass.Create(typeof(ForeignContext), answer);
}
