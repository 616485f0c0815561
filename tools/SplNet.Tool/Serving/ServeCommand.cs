using ModelContextProtocol.Protocol;
using ModelContextProtocol.Server;

namespace SplNet.Tool.Serving;

/// <summary>The command <c>splnet mcp</c>: a server of the Model Context Protocol over standard input and output.</summary>
internal static class ServeCommand
{
    /// <summary>Serves until the input ends.</summary>
    public static ExitCode Run()
    {
        Task.Run(ServeAsync).GetAwaiter().GetResult();
        return ExitCode.Ok;
    }

    private static async Task ServeAsync()
    {
        var options = new McpServerOptions
        {
            ServerInfo = new Implementation { Name = "splnet", Version = ToolVersion.Text },
            ServerInstructions = "Use 'prove' to check that a change of a .NET library is faster and does the same, " +
                "and 'compare' to see what became slower or faster.",
            ToolCollection =
            [
                McpServerTool.Create(ServedTools.ProveAsync, About("prove", ServedTools.AboutProve)),
                McpServerTool.Create(ServedTools.CompareAsync, About("compare", ServedTools.AboutCompare)),
            ],
        };
        await using var transport = new StdioServerTransport(options);
        await using var server = McpServer.Create(transport, options);
        await server.RunAsync();
    }

    // The sources, the configuration and the output of the user are only read, but code of the repository is built and run. A client that
    // asks its user first must not take it for harmless.
    private static McpServerToolCreateOptions About(string name, string description) =>
        new() { Name = name, Description = description, ReadOnly = false, Destructive = false, OpenWorld = false };
}
