using System.CommandLine;
using SplNet.Tool.Serving;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet mcp</c>.</summary>
internal static class ServeLine
{
    private const string Description = """
        Serves the commands prove and compare to a coding agent, as tools of the Model Context Protocol over standard input and output.

        The agent starts it; it ends when its input ends. Each call runs in a separate process, and cancelling a call ends that process.
        Start it in a folder of the repository, or pass the folder with each call.

        Example of a configuration:
          { "mcpServers": { "splnet": { "command": "splnet", "args": ["mcp"] } } }

        Exit codes: 0 the input has ended, 3 wrong usage.
        """;

    public static Command Create()
    {
        var command = new Command("mcp", Description);
        command.SetAction(static _ => (int)ServeCommand.Run());
        return command;
    }
}
