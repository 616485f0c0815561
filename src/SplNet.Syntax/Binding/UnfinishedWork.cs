namespace SplNet.Syntax.Binding;

/// <summary>Work that a method has not done when it returns, and that a measurement cannot wait for.</summary>
internal enum UnfinishedWork
{
    None,

    /// <summary>All of it: the method uses <c>yield</c>, and its code runs while its result is enumerated.</summary>
    Iterator,

    /// <summary>The code after its first await: an <c>async void</c> method does not report its completion to the caller.</summary>
    AsyncVoid,
}
