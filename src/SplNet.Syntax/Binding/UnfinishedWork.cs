namespace SplNet.Syntax.Binding;

/// <summary>What a call of a method has not done yet when it returns, and for which a measurement cannot wait.</summary>
internal enum UnfinishedWork
{
    None,

    /// <summary>All of it: the method is compiled with <c>yield</c>, and its code runs while its result is enumerated.</summary>
    Iterator,

    /// <summary>What follows its first await, of which the caller of an <c>async void</c> method is told nothing.</summary>
    AsyncVoid,
}
