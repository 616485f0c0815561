using System.CommandLine;

namespace SplNet.Tool.CommandLine;

/// <summary>The option <c>--explain</c>.</summary>
internal static class ExplainOption
{
    public static Option<bool> Create() => new("--explain")
    {
        Description = "Find the cause of each slowdown: compare the builds and count what each does, after the verdict; " +
            "takes a few seconds each.",
    };
}
