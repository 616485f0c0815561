using SplNet.Samples;

Console.WriteLine(Requirements.InsertionSortIsFasterThanBubbleSort().Run());
Console.WriteLine(Requirements.HashLookupIsFasterThanListLookup().Run());
Console.WriteLine(Requirements.LinkedListsAreSlowerToSearch().Run());
Console.WriteLine(Requirements.BubbleSortIsFasterThanInsertionSort().Run());
