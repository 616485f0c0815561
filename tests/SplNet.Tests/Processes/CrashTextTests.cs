using SplNet.Processes;

namespace SplNet.Tests.Processes;

/// <summary>What is kept of the text that the runtime prints of a crash.</summary>
public class CrashTextTests
{
    [Fact]
    public void Recursion_IsShownOnceWithoutFramesOfSplNet() => Assert.Equal(
        Lines(
            "Stack overflow.", "Repeated 12046 times:", "---", "   at Users.Deep.Descend(Int32)", "---",
            "   at Users.Deep+<>c.<Run>b__0_0()"),
        CrashText.Shortened(Lines(
            "Stack overflow.",
            "Repeated 12046 times:",
            "---",
            "   at Users.Deep.Descend(Int32)",
            "---",
            "   at Users.Deep+<>c.<Run>b__0_0()",
            "   at SplNet.Measuring.Engine.ValueLoop`1[[System.Int32, System.Private.CoreLib]].Run(Int64)",
            "   at System.RuntimeMethodHandle.InvokeMethod()",
            "   at SplNet.Engine.Run()")));

    [Fact]
    public void LongTrace_IsCutAndSaysSo()
    {
        var text = CrashText.Shortened(Lines([.. Enumerable.Range(0, 20).Select(static frame => $"   at Users.Deep.Level{frame}(Int32)")]));
        Assert.Equal(9, text.Split(Environment.NewLine).Length);
        Assert.EndsWith("   at Users.Deep.Level7(Int32)" + Environment.NewLine + "   … and 12 more", text, StringComparison.Ordinal);
    }

    [Fact]
    public void ContinuationOfAnOmittedLine_IsAlsoOmitted() => Assert.Equal(
        Lines("   at Users.Deep.Descend(Int32)", "After it."),
        CrashText.Shortened(Lines(
            "   at Users.Deep.Descend(Int32)", "   at SplNet.Measuring.WarmUp.Run()", "   at SplNet.Meas", "[… 17 characters …]",
            "rmUp.Run()", "   at SplNet.Host.Program.Main()", "After it.")));

    [Fact]
    public void ProgramOutput_IsKept()
    {
        var said = Lines(
            "at first", "Repeat after me", "-", "   - a list", "   at SplNet.Users.Code.Run()",
            "Unhandled exception. System.Exception: SplNet.Engine", "at the end");
        Assert.Equal(said, CrashText.Shortened(said));
    }

    private static string Lines(params string[] lines) => string.Join(Environment.NewLine, lines);
}
