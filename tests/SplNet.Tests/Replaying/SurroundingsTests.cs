using System.Reflection;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Replaying;

/// <summary>The surroundings that measured code sees are the same as in its test.</summary>
public sealed class SurroundingsTests
{
    private static readonly string Own = typeof(SurroundingsTests).Assembly.GetName().Name!;

    [Fact]
    public void EntryAssembly_IsTheTestProgram()
    {
        Assert.SkipUnless(Assembly.GetEntryAssembly()?.GetName().Name == Own, "Another program runs these tests.");
        var result = Watched.Run(new Experiment((a, allocated) => allocated(a) < 1_000.Bytes())
        {
            Options = Watched.OfBytes,
            ["a"] = Operand.Of(static () => Environment.TickCount64)
                .SetUp(static () =>
                    Assert.Equal((Own, Own), (Assembly.GetEntryAssembly()!.GetName().Name, AppDomain.CurrentDomain.FriendlyName))),
        });
        Assert.True(result.Passed, result.ToString());
    }
}
