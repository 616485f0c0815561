using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>Parts of commands that can be pasted into a shell, whatever the name of a test.</summary>
public class ShellTests
{
    [Theory]
    [InlineData("FullyQualifiedName=Some.Sorts.Test", "FullyQualifiedName=Some.Sorts.Test")]
    [InlineData("Name~lookup", "Name~lookup")]
    [InlineData("", "''")]
    [InlineData("DisplayName=Row\\(n: 5\\)", "'DisplayName=Row\\(n: 5\\)'")]
    [InlineData("FullyQualifiedName=A&Name=b", "'FullyQualifiedName=A&Name=b'")]
    [InlineData("Name=it's `it` $HOME", "'Name=it'\\''s `it` $HOME'")]
    [InlineData("FullyQualifiedName=Sorts`1.Test", "'FullyQualifiedName=Sorts`1.Test'")]
    [InlineData("HEAD~1", "HEAD~1")]
    [InlineData("=lookup", "'=lookup'")] // to zsh the path of a program
    [InlineData("~root", "'~root'")]
    public void Word_IsQuotedIfAShellWouldSplitIt(string word, string quoted) => Assert.Equal(quoted, Shell.Sh.Word(word));

    [Theory]
    [InlineData("Name~lookup", "Name~lookup")]
    [InlineData("FullyQualifiedName=A&Name=b", "\"FullyQualifiedName=A&Name=b\"")]
    [InlineData("Name=\"a\" [b]", "\"Name=\"\"a\"\" [b]\"")]
    [InlineData("a\"&calc", "\"a\"\"&calc\"")]
    [InlineData("a\\\"b", "\"a\\\\\"\"b\"")]
    [InlineData("C:\\my folder\\", "\"C:\\my folder\\\\\"")]
    public void Cmd_HasDoubleQuotes(string word, string quoted) => Assert.Equal(quoted, Shell.Cmd.Word(word));

    [Fact]
    public void PowerShell_HasDoubledQuotes() => Assert.Equal("'Name=it''s'", Shell.PowerShell.Word("Name=it's"));

    [Fact]
    public void Variable_IsSetInTheSyntaxOfTheShell()
    {
        Assert.Equal("SPLNET_SEED=7", Shell.Sh.Assignment("SPLNET_SEED", "7"));
        Assert.Equal("$env:SPLNET_SEED=7;", Shell.PowerShell.Assignment("SPLNET_SEED", "7"));
        Assert.Equal("set SPLNET_SEED=7&", Shell.Cmd.Assignment("SPLNET_SEED", "7"));
    }

    [Theory]
    [InlineData("PROMPT=$P$G|PSModulePath=C:\\Program Files\\WindowsPowerShell\\Modules", "cmd")]
    [InlineData(
        "PROMPT=$P$G|PSModulePath=C:\\Users\\me\\Documents\\PowerShell\\Modules;C:\\Program Files\\WindowsPowerShell\\Modules",
        "PowerShell")]
    [InlineData("MSYSTEM=MINGW64|PROMPT=$P$G", "sh")]
    [InlineData("PATH=C:\\Windows", "PowerShell")] // an editor
    public void ShellOnWindows_IsDetectedByTheEnvironment(string variables, string shell)
    {
        var environment = variables.Split('|').Select(static variable => variable.Split('=', 2)).ToDictionary(
            static pair => pair[0], static pair => pair[1], StringComparer.OrdinalIgnoreCase);
        var found = Shell.OnWindows(environment, "C:\\Users\\me\\Documents");
        Assert.Same(shell switch { "cmd" => Shell.Cmd, "sh" => Shell.Sh, _ => Shell.PowerShell }, found);
    }
}
