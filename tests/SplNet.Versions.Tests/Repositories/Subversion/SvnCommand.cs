namespace SplNet.Versions.Tests.Repositories.Subversion;

/// <summary>The commands of Subversion, without any configuration of the developer's.</summary>
internal static class SvnCommand
{
    public static string Run(string program, string folder, params string[] arguments)
    {
        var environment = new Dictionary<string, string>(StringComparer.Ordinal) { ["HOME"] = folder, ["LC_ALL"] = "C.UTF-8" };
        var (exitCode, output, errors) = ToolProcess.Run(program, "subversion", folder, environment, null, arguments);
        Assert.True(exitCode == 0, $"{program} {string.Join(' ', arguments)}: {errors}");
        return output;
    }
}
