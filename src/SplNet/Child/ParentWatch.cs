using System.Diagnostics;
using SplNet.Processes.Protocol;

namespace SplNet.Child;

/// <summary>
/// Ends this process when its parent is gone. The parent holds the other end of standard input open and writes nothing but turns; the
/// end of the stream means that it has ended, for whatever reason.
/// </summary>
internal static class ParentWatch
{
    /// <summary>Starts.</summary>
    /// <param name="input">Standard input, after the request.</param>
    /// <param name="grantTurn">Takes the processor of each turn.</param>
    public static void Start(Stream input, Action<int> grantTurn)
    {
        var thread = new Thread(() => WaitForEnd(input, grantTurn)) { IsBackground = true, Name = "SplNet parent watch" };
        thread.Start();
    }

    private static void WaitForEnd(Stream input, Action<int> grantTurn)
    {
        while (TurnGrant.Receive(input) is { } processor)
            grantTurn(processor);

        // Not an orderly exit: the user's exit handlers could hang, and no parent is left to answer.
        Process.GetCurrentProcess().Kill();
    }
}
