using System.ComponentModel;
using System.Diagnostics;

namespace SplNet.Versions.Repositories.Subversion;

/// <summary>The command <c>svn</c>, without prompts and without the user's configuration.</summary>
internal sealed class SvnClient : IDisposable
{
    private readonly PrivateFolder _configuration = new();
    private readonly string _program;

    public SvnClient(string program = "svn") => _program = program;

    /// <summary>Runs a command to its end.</summary>
    /// <param name="place">The name of the repository in messages.</param>
    /// <param name="token">Kills the command.</param>
    /// <param name="arguments">The command and its arguments.</param>
    /// <returns>Its output.</returns>
    /// <exception cref="RepositoryException">The command failed, or the program does not exist.</exception>
    public string Run(string place, CancellationToken token, params string[] arguments)
    {
        token.ThrowIfCancellationRequested();
        using var process = Start(arguments);
        using var cancellation = token.Register(() => Kill(process));
        // Read both at once: a full pipe would block the command.
        var errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        process.StandardInput.Close();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        var complaint = errors.GetAwaiter().GetResult();
        token.ThrowIfCancellationRequested();
        return process.ExitCode == 0 ? output : throw SvnErrors.Of(complaint, place);
    }

    public void Dispose() => _configuration.Dispose();

    private Process Start(string[] arguments)
    {
        var start = new ProcessStartInfo(_program)
        {
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var argument in (string[])[.. arguments, "--non-interactive", "--no-auth-cache", "--config-dir", _configuration.Path])
            start.ArgumentList.Add(argument);
        // File names that the user's encoding cannot represent would fail; messages are read only for their codes.
        if (!OperatingSystem.IsWindows())
            start.Environment["LC_ALL"] = OperatingSystem.IsMacOS() ? "en_US.UTF-8" : "C.UTF-8";
        // A tunnel would prompt on the terminal even if the client is non-interactive.
        start.Environment.TryAdd("SVN_SSH", "ssh -q -o BatchMode=yes");
        try
        {
            return Process.Start(start) ?? throw new Win32Exception();
        }
        catch (Win32Exception missing)
        {
            throw new RepositoryException(
                RepositoryProblem.MissingProgram,
                $"Revisions of Subversion need its command-line client, and '{_program}' cannot be started: {missing.Message}",
                "in PATH",
                "Install it (Debian and Ubuntu: apt-get install subversion).",
                missing);
        }
    }

    private static void Kill(Process process)
    {
        try
        {
            process.Kill(entireProcessTree: true);
        }
        catch (InvalidOperationException)
        {
            // It has already ended.
        }
    }
}
