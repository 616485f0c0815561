using System.Diagnostics;

namespace SplNet.Measuring.Child;

/// <summary>
/// Ends this process when its parent is gone. The parent holds the other end of standard input open and writes nothing more; the
/// end of the stream means that it has ended, however it did.
/// </summary>
internal static class ParentWatch
{
    public static void Start(Stream input)
    {
        var thread = new Thread(() => WaitForEnd(input)) { IsBackground = true, Name = "SplNet parent watch" };
        thread.Start();
    }

    private static void WaitForEnd(Stream input)
    {
        Span<byte> nothing = stackalloc byte[1];
        while (input.Read(nothing) > 0)
        {
        }

        // Not an orderly exit: the user's exit handlers could hang, and there is nobody left to answer.
        Process.GetCurrentProcess().Kill();
    }
}
